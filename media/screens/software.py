"""Screens of the two software products, as a planner and a quality engineer would have them open.

  python3 media/screens/software.py       writes machine-lumen-plan.webp and machine-lumen-trace.webp beside the machines' pictures"""
import os
import random
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, '..'))
from screens.draw import shoot  # noqa: E402

STYLE = '''*{box-sizing:border-box;margin:0}body{width:1600px;height:1200px;background:#0000;font:500 17px Inter,sans-serif;color:#171c20;padding:46px 40px}
.w{height:1108px;border-radius:16px;overflow:hidden;background:#f3f5f6;border:1px solid #c9d0d6;display:grid;grid-template:64px 1fr/216px 1fr}
.t{grid-column:1/3;background:#1d242b;color:#f0f3f5;display:flex;align-items:center;gap:18px;padding:0 24px}.t b{font-size:21px}.t i{font-style:normal;color:#93a1ad}.t u{margin-left:auto;text-decoration:none;background:#2c363f;border-radius:20px;padding:8px 18px}
nav{background:#fff;border-right:1px solid #dde2e6;padding:18px 12px}nav p{padding:12px 14px;border-radius:8px;color:#55606a}nav p.on{background:#fdece5;color:#a04a1d;font-weight:650}
main{padding:26px 28px;display:grid;gap:20px;min-width:0}h1{font-size:30px;font-weight:650;letter-spacing:-.5px}h2{font-size:17px;font-weight:600;margin-bottom:14px;color:#3c464e}
.c{background:#fff;border:1px solid #dde2e6;border-radius:12px;padding:20px}.k{display:grid;grid-template-columns:repeat(4,1fr);gap:18px}.k b{display:block;font-size:36px;font-weight:650;letter-spacing:-1px;margin-top:4px}.k span{color:#66717b}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:11px 10px;border-bottom:1px solid #e8ecef;font-weight:500}th{color:#66717b;font-size:15px}
.s{display:inline-block;border-radius:14px;padding:3px 13px;font-size:15px;font-weight:600}.g{background:#e0f3e8;color:#12693b}.o{background:#fdece5;color:#a04a1d}.y{background:#faf0d7;color:#7a5400}.n{background:#e8ecef;color:#4a555e}'''
INK = {'#e7a37d': '#3a1c0d', '#c9a24d': '#2e2208'}  # light bars are written on in dark
MARK = '<svg width=30 height=30 viewBox="0 0 30 30"><path d="M6 22 9 9M14 26 18 4" stroke="#e08a55" stroke-width=4.4 stroke-linecap=round /><path d="M23 22 26 9" stroke="#cfd6dc" stroke-width=4.4 stroke-linecap=round /></svg>'


def _window(product, section, sections, body):
    items = ''.join(f'<p class={"on" if s == section else "off"}>{s}</p>' for s in sections)
    return f'<!doctype html><meta charset=utf8><style>{STYLE}</style><div class=w><div class=t>{MARK}<b>{product}</b><i>Plant Sousse · Hall 2</i><u>Week 47 · Thursday</u></div><nav>{items}</nav><main>{body}</main></div>'


def _figures(pairs):
    return '<div class=k>' + ''.join(f'<div class=c><span>{label}</span><b>{value}</b></div>' for label, value in pairs) + '</div>'


def plan():
    """Orders of the day on each machine, as bars on a time line, and the queue that is not yet placed."""
    rnd = random.Random(7)
    colours = ('#d9713c', '#e7a37d', '#7b8a97', '#4f8a6d', '#5f84b8', '#c9a24d')
    rows = []
    for k, name in enumerate(('Reuss 455 · 1', 'Reuss 455 · 2', 'Reuss 560', 'Reuss 566 S', 'Linth 320', 'Emme 320', 'Sihl 265', 'Rigi 735')):
        x, bars = 210 + rnd.randint(0, 30), ''
        while x < 1210:
            width = rnd.randint(70, 210)
            if x + width > 1250:
                break
            order = 4700 + rnd.randint(1, 60)
            colour = colours[(k + x) % 6]
            ink, label = INK.get(colour, '#fff'), 651 if x + 5 < 640 < x + 75 else x + 11  # the line of the hour crosses no number
            bars += f'<rect x={x} y={52 + 50 * k} width={width} height=34 rx=6 fill="{colour}"/><text x={label} y={74 + 50 * k} fill="{ink}" font-size=15 font-weight=600>{order}{"" if width < 96 else f"-{rnd.randint(1, 12):02d}"}</text>'
            change = rnd.randint(8, 22)
            bars += f'<rect x={x + width + 2} y={60 + 50 * k} width={change - 4} height=18 rx=3 fill="#dfe4e8"/>'
            x += width + change
        rows.append(f'<text x=0 y={75 + 50 * k} font-size=17 font-weight=600 fill="#2b343b">{name}</text><path d="M200 {94 + 50 * k}H1260" stroke="#edf0f2"/>{bars}')
    hours = ''.join(f'<text x={210 + 131 * k} y=22 font-size=15 fill="#7a858e">{6 + 2 * k:02d}:00</text><path d="M{205 + 131 * k} 34V448" stroke="#e3e8eb"/>' for k in range(8))
    board = f'<svg viewBox="0 0 1270 456" width=100%>{hours}{"".join(rows)}<path d="M640 30V450" stroke="#b5382f" stroke-width=2.5 /><circle cx=640 cy=30 r=6 fill="#b5382f"/></svg>'
    queue = [('4758-02', 'Harness door LH', '12', '1 200', 'Reuss 455 · 1', '13:40', 'g', 'Material ready'), ('4761-01', 'Cabinet 7-C, 36 wires', '36', '48', 'Reuss 566 S', '14:05', 'g', 'Material ready'),
             ('4744-07', 'Roof module', '21', '600', 'Rigi 735', '14:30', 'y', 'Contacts at 15:10'), ('4763-03', 'Pair, CAN 2 × 0.35', '4', '2 400', 'Linth 320', '15:15', 'g', 'Material ready'), ('4766-01', 'Seat heater RH', '8', '900', 'not placed', '–', 'o', 'Seals missing')]
    body = ''.join(f'<tr><td><b>{o}</b><td>{t}<td>{w}<td>{q}<td>{m}<td>{s}<td><span class="s {c}">{d}</span></tr>' for o, t, w, q, m, s, c, d in queue)
    return _window('Lumen Plan', 'Board', ('Board', 'Orders', 'Machines', 'Material', 'Set-ups', 'Shifts', 'Reports'), '<h1>Production board</h1>' + _figures((('Orders today', '64'), ('On time', '97 %'), ('Set-ups saved', '11'), ('Load', '84 %')))
                   + f'<div class=c>{board}</div><div class=c><h2>Next orders</h2><table><tr><th>Order<th>Article<th>Wires<th>Pieces<th>Machine<th>Start<th>State</tr>{body}</table></div>')


def trace():
    """One lead from its reel to the test bench: its way, its crimp force curve, its measured values."""
    steps = [('Cut and strip', 'Reuss 560', '07:42:11', '1 250.4 mm'), ('Crimp A', 'Station 2 · press 22 kN', '07:42:12', '1.42 mm'), ('Seal, crimp B', 'Stations 3 and 4', '07:42:12', '1.61 mm'), ('Twist', 'Linth 320', '09:05:40', '20.0 mm lay'), ('Insert', 'Rigi 735 · pallet 18', '10:31:02', 'X4.12'), ('Test', 'Albis 900', '11:16:28', '0.012 Ω')]
    way = ''.join(f'<circle cx={92 + 212 * k} cy=40 r=17 fill="{"#1f8a55"}"/><path d="M{84 + 212 * k} 40l6 7 11-13" stroke="#fff" stroke-width=4 fill=none />' + (f'<path d="M{112 + 212 * k} 40H{284 + 212 * k - 12}" stroke="#9bc9b0" stroke-width=4 />' if k < 5 else '')
                  + f'<text x={92 + 212 * k} y=88 text-anchor=middle font-size=18 font-weight=650>{a}</text><text x={92 + 212 * k} y=113 text-anchor=middle font-size=15 fill="#66717b">{b}</text><text x={92 + 212 * k} y=137 text-anchor=middle font-size=15 fill="#66717b">{c}</text><text x={92 + 212 * k} y=166 text-anchor=middle font-size=18 font-weight=650 fill="#a04a1d">{d}</text>' for k, (a, b, c, d) in enumerate(steps))
    rnd = random.Random(3)
    curves = ''.join(f'<path d="M20 250C110 248 150 240 200 {170 + rnd.randint(-6, 6)}S262 {38 + rnd.randint(-7, 7)} 300 {36 + rnd.randint(-6, 6)}s34 70 58 140 80 66 190 72" stroke="#c3ccd3" stroke-width=2 fill=none />' for _ in range(14))
    curve = f'<svg viewBox="0 0 560 280" width=100%><path d="M20 12V256H550" stroke="#9aa6af" fill=none stroke-width=2 />{curves}<path d="M20 250C110 248 150 240 200 168S262 36 300 34s34 72 58 142 80 66 190 72" stroke="#d9713c" stroke-width=4 fill=none /><text x=330 y=48 font-size=18 font-weight=650 fill="#a04a1d">6.84 kN</text><text x=24 y=276 font-size=15 fill="#66717b">Ram position</text></svg>'
    values = [('Crimp height A', '1.42', '1.39 – 1.45', 'g', 'in'), ('Crimp height B', '1.61', '1.58 – 1.65', 'g', 'in'), ('Pull-off force', '96 N', '≥ 85 N', 'g', 'in'), ('Strip length B', '4.9', '4.5 – 5.1', 'g', 'in'), ('Seal position', '0.08', '≤ 0.10', 'y', 'near limit'), ('Insulation', '1.2 GΩ', '≥ 0.5 GΩ', 'g', 'in')]
    table = ''.join(f'<tr><td>{a}<td><b>{b}</b><td>{c}<td><span class="s {d}">{e}</span></tr>' for a, b, c, d, e in values)
    material = [('Wire', 'FLRY-B 0.75 orange', 'reel 88 214 · lot 2511-07'), ('Contact A', '928 999', 'reel 40 117 · lot K 5521'), ('Contact B', '1-968 851', 'reel 40 260 · lot K 5479'), ('Seal', '828 904 blue', 'bag 9 311 · lot 25-44')]
    rows = ''.join(f'<tr><td>{a}<td><b>{b}</b><td>{c}</tr>' for a, b, c in material)
    return _window('Lumen Trace', 'Lead', ('Lead', 'Harness', 'Material', 'Machines', 'Deviations', 'Audit', 'Export'), '<h1>Lead 4758-02 / W 118 / 000 816</h1>' + _figures((('State', 'Passed'), ('Steps', '6 of 6'), ('Values kept', '41'), ('Same lots', '2 384')))
                   + f'<div class=c><svg viewBox="0 0 1250 180" width=100%>{way}</svg></div><div style="display:grid;grid-template-columns:1fr 1.15fr;gap:20px"><div class=c><h2>Crimp force, end A</h2>{curve}</div><div class=c><h2>Measured</h2><table>{table}</table></div></div><div class=c><h2>Material in this lead</h2><table>{rows}</table></div>')


def main():
    work = os.path.join(HERE, '..', 'work')
    os.makedirs(work, exist_ok=True)
    for name, page in (('lumen-plan', plan()), ('lumen-trace', trace())):
        png = shoot(page, os.path.abspath(os.path.join(work, f'{name}.png')), 1600, 1200, transparent=True)
        target = os.path.join(HERE, '..', '..', 'seed', 'company', 'media', f'machine-{name}.webp')
        subprocess.run(['cwebp', '-quiet', '-resize', '1200', '0', '-q', '84', '-alpha_q', '90', png, '-o', target], check=True)
        print(target)


if __name__ == '__main__':
    main()
