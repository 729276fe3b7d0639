"""Draws the machines' displays and their warning sign: HTML to PNG by headless Chromium."""
import html
import os
import subprocess

CHROMIUM = os.environ.get('CHROMIUM', 'chromium')
LIGHT = {'emme', 'lorze', 'tamina', 'jura', 'uetli'}
# family: what is being made, its drawing, three readings, the large figure and its unit
FIGURES = {
    'reuss': ('Wire 3 of 12 · FLRY-B 0.75 mm²', 'lead', (('Crimp height', '1.42 mm'), ('Pull-off force', '96 N'), ('Rejects', '0.02 %')), '4 180', 'pieces per hour'),
    'linth': ('Pair 7 of 40 · 2 × 0.35 mm²', 'twist', (('Lay length', '20.0 mm'), ('Tension', '32 N'), ('Open end', '35 mm')), '2 380', 'turns per minute'),
    'rigi': ('Harness 51-B · pallet 18', 'grid', (('Cavity', 'X4.12'), ('Insertion', '38 N'), ('Rejects', '0.04 %')), '1 580', 'wires per hour'),
    'pilatus': ('FHLR2GCB2G 35 mm² · side A', 'shield', (('Jacket', '62.0 mm'), ('Braid', '18.0 mm'), ('Conductor', '14.0 mm')), '18.4', 'seconds per end'),
    'emme': ('Program 12 · 0.75 mm²', 'lead', (('Length', '250.0 mm'), ('Strip left', '6.0 mm'), ('Strip right', '8.0 mm')), '500', 'pieces'),
    'lorze': ('Program 4 · AWG 20', 'end', (('Strip', '6.5 mm'), ('Pull-off', '4.0 mm'), ('Diameter', '1.02 mm')), '1 284', 'cycles today'),
    'sihl': ('Contact 928 999 · 0.75 mm²', 'curve', (('Crimp height', '1.42 mm'), ('Peak force', '6.8 kN'), ('Rejects', '0.01 %')), '816', 'of 1 200'),
    'tamina': ('Branch 4 · spiral, half lap', 'tape', (('Tape', '19 mm'), ('Overlap', '50 %'), ('Speed', '900 rpm')), '3.8', 'metres taped'),
    'jura': ('FLRY-B 0.75 mm² · orange', 'feed', (('Speed', '3.6 m/s'), ('Tension', '4.5 N'), ('On the reel', '1 840 m')), '74', '% wound'),
    'napf': ('Text 2 · X4.12-A07', 'text', (('Pitch', '25 mm'), ('Height', '1.6 mm'), ('Line', '4.0 m/s')), '98', '% contrast'),
    'albis': ('Cable 51-B · 228 points', 'grid', (('Opens', '0'), ('Shorts', '0'), ('Insulation', '1.2 GΩ')), '228', 'points passed'),
    'uetli': ('Sample 12 · 0.75 mm²', 'curve', (('Height', '1.421 mm'), ('Width', '1.98 mm'), ('Force', '112 N')), '1.421', 'mm'),
}


def _drawing(kind, accent, line, quiet):
    wire = f'<rect x=150 y=70 width=400 height=42 rx=6 fill="{accent}"/>'
    copper = lambda x: f'<rect x={x} y=80 width=80 height=22 fill="#f0b890"/>'
    rule = f'<path d="M70 140v26M150 140v26M550 140v26M630 140v26M70 153h560" stroke="{line}" stroke-width=2 fill=none />'
    if kind == 'lead':
        return wire + copper(70) + copper(550) + rule
    if kind == 'end':
        return f'<rect x=40 y=64 width=380 height=54 rx=6 fill="{accent}"/><rect x=420 y=76 width=180 height=30 fill="#f0b890"/><path d="M420 140v26M600 140v26M420 153h180" stroke="{line}" stroke-width=2 />'
    if kind == 'twist':
        waves = ''.join(f'<path d="M20 91 ' + ''.join(f'q 20 {s * (52 if k % 2 else -52)} 40 0 ' for k in range(16)) + f'" stroke="{c}" stroke-width=15 fill=none stroke-linecap=round />' for s, c in ((1, accent), (-1, quiet)))
        return waves
    if kind == 'shield':
        return f'<rect x=30 y=45 width=260 height=92 rx=6 fill="{accent}"/><rect x=290 y=55 width=140 height=72 fill="{line}"/><rect x=430 y=66 width=110 height=50 fill="#e9e4d8"/><rect x=540 y=74 width=120 height=34 fill="#f0b890"/>'
    if kind == 'curve':
        return f'<path d="M30 160H670M30 20V160" stroke="{line}" stroke-width=2 fill=none /><path d="M30 156C150 154 190 150 250 110S330 22 372 22s40 40 70 92 90 42 220 44" stroke="{accent}" stroke-width=6 fill=none /><path d="M30 158C150 156 196 152 256 114S334 30 372 30s44 40 74 88 90 40 216 42" stroke="{quiet}" stroke-width=3 fill=none />'
    if kind == 'tape':
        return f'<rect x=20 y=70 width=660 height=40 rx=4 fill="{quiet}"/>' + ''.join(f'<path d="M{40 + 24 * k} 66l20 48h24l-20 -48z" fill="{accent}" stroke="{line}"/>' for k in range(16))
    if kind == 'feed':
        return f'<circle cx=120 cy=92 r=74 fill="none" stroke="{accent}" stroke-width=34 /><path d="M170 40C320 10 330 170 430 120S560 60 680 70" stroke="{accent}" stroke-width=8 fill=none />'
    if kind == 'text':
        return f'<rect x=20 y=52 width=660 height=78 rx=8 fill="{accent}"/><text x=60 y=104 font-size=40 font-weight=700 letter-spacing=6 fill="#fff">X4.12-A07  X4.12-A07</text>'
    return ''.join(f'<rect x={30 + 40 * (k % 16)} y={20 + 40 * (k // 16)} width=30 height=30 rx=5 fill="{"#e08a55" if k in (21, 46) else "#39b873"}"/>' for k in range(64))


def _page(machine):
    title, kind, readings, figure, unit = FIGURES[machine.family]
    light = machine.family in LIGHT
    page, card, edge, text, quiet = ('#f3f5f6', '#ffffff', '#dfe4e8', '#171c20', '#66717b') if light else ('#10161c', '#18212a', '#24313d', '#e9eef2', '#8fa2b3')
    good = '#1a8a55' if light else '#7fd4a0'
    rows = ''.join(f'<p class=r><span>{html.escape(a)}</span><b>{html.escape(b)}</b></p>' for a, b in readings)
    return f'''<!doctype html><meta charset=utf8><style>
*{{box-sizing:border-box;margin:0}}body{{width:1024px;height:640px;background:{page};color:{text};font:500 19px Inter,sans-serif;display:grid;grid-template-rows:60px 1fr 74px}}
header{{display:flex;align-items:center;gap:18px;padding:0 26px;background:{'#2b3036' if light else card};color:#f2f4f6}}header b{{font-size:22px}}header i{{margin-left:auto;font-style:normal;color:#7fd4a0;font-weight:600}}
main{{display:grid;grid-template-columns:1.55fr 1fr;gap:20px;padding:22px 26px}}.c{{background:{card};border-radius:12px;padding:22px;border:1px solid {edge}}}
h3{{font-size:18px;color:{quiet};font-weight:500;margin-bottom:18px}}.big{{font-size:80px;font-weight:650;letter-spacing:-3px;line-height:1}}
.bar{{height:15px;background:{edge};border-radius:8px;margin:26px 0 12px;overflow:hidden}}.bar b{{display:block;height:100%;width:68%;background:linear-gradient(90deg,#c9642f,#f3b27e)}}
.r{{display:flex;justify-content:space-between;padding:13px 0;border-bottom:1px solid {edge}}}.r b{{color:{good}}}
footer{{display:flex;gap:13px;padding:0 26px 18px}}footer div{{flex:1;border-radius:10px;background:{edge};display:grid;place-items:center;font-weight:600}}.go{{background:#2f9e63!important;color:#fff}}.st{{background:#b5382f!important;color:#fff}}
</style><header><b>{html.escape(machine.name)}</b><span style="opacity:.65">Order 4711-08</span><i>● Production</i></header>
<main><div class=c><h3>{html.escape(title)}</h3><svg viewBox="0 0 700 190" width=100%>{_drawing(kind, '#d9713c', edge if light else '#8fa2b3', quiet)}</svg>
<div class=bar><b></b></div><div style="display:flex;justify-content:space-between"><span>816 / 1200</span><span style="color:{quiet}">06:24 min</span></div></div>
<div class=c><h3>{html.escape(unit)}</h3><div class=big>{figure}</div><div style="height:16px"></div>{rows}</div></main>
<footer><div>Order</div><div>Set-up</div><div>Quality</div><div>Service</div><div class=go>Start</div><div class=st>Stop</div></footer>'''


def shoot(page, path, width, height, transparent=False):
    """Writes a page (HTML text) as a PNG."""
    source = path + '.html'
    with open(source, 'w') as file:
        file.write(page)
    subprocess.run([CHROMIUM, '--headless=new', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', f'--window-size={width},{height}', f'--screenshot={path}',
                    *(['--default-background-color=00000000'] if transparent else []), f'file://{source}'], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return path


def machine_screen(machine, folder):
    """Path of the picture on the machine's display, drawn when it is not there yet."""
    path = os.path.join(folder, f'screen-{machine.slug}.png')
    return path if os.path.exists(path) else shoot(_page(machine), path, 1024, 640)


def warning_sign(folder):
    path = os.path.join(folder, 'warning.png')
    sign = '''<!doctype html><style>*{margin:0}</style><svg xmlns="http://www.w3.org/2000/svg" width=224 height=200 viewBox="0 0 112 100"><path d="M56 5 107 94H5z" fill="#f5c518" stroke="#111" stroke-width=6 stroke-linejoin=round /><path d="M60 32 44 62h10l-4 22 18-32H57l8-20z" fill="#111"/></svg>'''
    return path if os.path.exists(path) else shoot(sign, path, 224, 200, transparent=True)
