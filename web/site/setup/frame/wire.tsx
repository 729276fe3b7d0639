import styles from './wire.module.css';

type WireProps = {
  label: string;
  stations: readonly string[];
  at: number | undefined;
  position: (number: number, count: number) => string;
};

const width = 600;

/** The progress as a drawn wire through the stations; it reaches its connector at the last one. */
export function Wire({ label, stations, at, position }: WireProps) {
  const share = width / stations.length;
  const place = (index: number) => share * (index + 0.5);
  const end = at === undefined ? 0 : place(at);
  const isJoined = at === stations.length - 1;
  return (
    <nav className={styles.wire} aria-label={label}>
      <svg viewBox={`0 0 ${width} 34`} className={styles.drawing} aria-hidden="true" focusable="false">
        <path className={styles.way} d={`M0 17H${width}`} />
        {stations.map((name, index) =>
          at !== undefined && index <= at ? null : (
            <circle key={name} className={styles.stop} cx={place(index)} cy="17" r="4" />
          ),
        )}
        {at === undefined ? null : <path className={styles.insulation} d={`M-${width} 17H${end}`} />}
        {at === undefined || isJoined ? null : <path className={styles.strand} d={`M${end} 17h20`} />}
        {isJoined ? (
          <>
            <path className={styles.housing} d={`M${end - 16} 4h28a6 6 0 0 1 6 6v14a6 6 0 0 1-6 6h-28Z`} />
            <path className={styles.tick} d={`m${end - 7} 17 5 5 9-10`} />
          </>
        ) : null}
      </svg>
      <ol className={styles.stations}>
        {stations.map((name, index) => (
          <li key={name} className={styles.station} aria-current={index === at ? 'step' : undefined}>
            {index === at ? (
              <span className={styles.position}>{`${position(index + 1, stations.length)} · `}</span>
            ) : null}
            {name}
          </li>
        ))}
      </ol>
    </nav>
  );
}
