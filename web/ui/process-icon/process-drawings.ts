export type Drawing = {
  /** The wire, in the accent colour. */
  wire: string;
  /** Thickness of the wire; two when absent. */
  gauge?: number;
  /** Tool and terminal, in ink. */
  machine: string;
  /** What is printed on the wire. */
  mark?: string;
};

const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

/** Drawn on a 48 grid with 2 px strokes. */
export const processDrawings = {
  cut: { wire: 'M4 24h16M28 24h16', machine: 'M18 6l6 14 6-14zM18 42l6-14 6 14z' },
  strip: {
    wire: 'M20 24h24',
    gauge: 8,
    machine: 'M20 20v8M4 21h16M4 24h16M4 27h16M20 8v6M20 34v6M15 8h10M15 40h10',
  },
  crimp: {
    wire: 'M4 24h12',
    gauge: 7,
    machine: 'M16 18h10l2 3h4v6h-4l-2 3H16zM32 19h12v10H32zM21 6v7M17 9l4 4 4-4M21 42v-7M17 39l4-4 4 4',
  },
  twist: { wire: 'M4 18c10 0 10 12 20 12s10-12 20-12', machine: 'M4 30c10 0 10-12 20-12s10 12 20 12' },
  mark: {
    wire: 'M4 32h40',
    gauge: 8,
    machine: 'M24 6v14M18 20h12M20 6h8',
    mark: 'M16 32h2M22 32h4M30 32h2',
  },
  tape: {
    wire: 'M4 24h40',
    gauge: 6,
    machine: `${circle(24, 24, 14)}${circle(33, 13, 5)}`,
  },
  test: {
    wire: 'M4 34h10M34 34h10',
    machine:
      'M16 28h16a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H16a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2ZM14 18l4-8 6 12 5-9 2 5h5',
  },
  feed: { wire: 'M16 16h16c6 0 6 8 12 8', machine: `${circle(16, 28, 12)}${circle(16, 28, 4)}` },
} satisfies Record<string, Drawing>;

export type ProcessName = keyof typeof processDrawings;
