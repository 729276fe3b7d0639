"""The machines that have pictures: name, outer size in millimetres (length, depth, height) and what each one carries.
The sizes are those of the product data; the words after them are what the family's builder asks for."""
from types import SimpleNamespace

_ROWS = {
    'reuss': [
        ('Reuss 410', 1900, 1150, 1750, dict(presses=1, seals=0, doors=2, note='2 stations')),
        ('Reuss 455', 2650, 1250, 1850, dict(presses=2, seals=0, doors=2, note='4 stations')),
        ('Reuss 520', 3500, 1400, 1900, dict(presses=2, seals=2, doors=3, note='4 stations')),
        ('Reuss 560', 4200, 1450, 1950, dict(presses=3, seals=2, doors=4, note='6 stations')),
        ('Reuss 566 S', 5400, 1700, 2000, dict(presses=4, seals=3, doors=4, note='8 stations  ·  sequence', wires=12)),
        ('Reuss 635 Cab', 3300, 1750, 1800, dict(presses=0, seals=0, doors=2, note='cabinet wiring', magazine=36))],
    'linth': [
        ('Linth 210', 7800, 900, 1450, dict(supports=3)),
        ('Linth 320', 12400, 1000, 1500, dict(supports=5)),
        ('Linth 610 A', 15600, 2100, 1950, dict(supports=5, automatic=True))],
    'rigi': [
        ('Rigi 710', 5600, 2900, 2150, dict(pallets=24)),
        ('Rigi 735', 7200, 3100, 2150, dict(pallets=48)),
        ('Rigi 755 R', 8900, 3600, 2250, dict(pallets=72, robot=True)),
        ('Rigi 820 Test', 9400, 3400, 2250, dict(pallets=48, test=True))],
    'pilatus': [
        ('Pilatus 110', 1350, 1050, 1650, dict(kind='cabinet', steps=3)),
        ('Pilatus 130', 1850, 1250, 1850, dict(kind='cabinet', steps=5)),
        ('Pilatus 300 Line', 7600, 3200, 2300, dict(kind='line')),
        ('Pilatus 60 Bench', 620, 480, 560, dict(kind='bench'))],
    'emme': [
        ('Emme 215', 470, 360, 320, dict(cable=.0022, blades=1)),
        ('Emme 230', 520, 430, 360, dict(cable=.0028, blades=3)),
        ('Emme 320', 640, 520, 440, dict(cable=.0036, blades=3)),
        ('Emme 350 MC', 900, 640, 520, dict(cable=.007, blades=3, multicore=True)),
        ('Emme 420', 1150, 700, 580, dict(cable=.009, blades=3, rollers=True)),
        ('Emme 450 HD', 1480, 850, 1350, dict(cable=.0165, blades=1, rollers=True, floor=True)),
        ('Emme 480 Coax', 1250, 720, 620, dict(cable=.005, blades=1, rotary=True))],
    'lorze': [
        ('Lorze 10', 310, 150, 250, dict(kind='pneumatic')),
        ('Lorze 14', 300, 190, 290, dict(kind='electric')),
        ('Lorze 18 P', 390, 210, 300, dict(kind='electric', programs=True)),
        ('Lorze 22 R', 410, 230, 320, dict(kind='rotary')),
        ('Lorze 26 C', 430, 250, 330, dict(kind='rotary', coax=True)),
        ('Lorze 40 J', 720, 300, 380, dict(kind='jacket')),
        ('Lorze 60 XL', 780, 420, 520, dict(kind='jacket', rotary=True)),
        ('Lorze 80 L', 760, 620, 680, dict(kind='laser'))],
    'sihl': [
        ('Sihl 120', 330, 290, 640, dict(kind='press', simple=True)),
        ('Sihl 205', 390, 330, 690, dict(kind='press')),
        ('Sihl 245', 380, 350, 720, dict(kind='press', servo=True)),
        ('Sihl 265', 470, 540, 760, dict(kind='press', servo=True, strip=True)),
        ('Sihl 300 SC', 440, 480, 730, dict(kind='press', strip=True, closed=True)),
        ('Sihl 310 Seal', 760, 620, 1420, dict(kind='seal')),
        ('Sihl 500 HC', 860, 760, 1780, dict(kind='frame'))],
    'tamina': [
        ('Tamina 20 Spot', 560, 360, 420, dict(kind='spot')),
        ('Tamina 40', 900, 600, 1150, dict(kind='stand')),
        ('Tamina 60 Auto', 1450, 800, 1350, dict(kind='auto')),
        ('Tamina H', 290, 110, 260, dict(kind='hand'))],
    'jura': [
        ('Jura 25 Feed', 640, 520, 900, dict(kind='feed', dancers=1)),
        ('Jura 60 Feed', 980, 760, 1450, dict(kind='feed', dancers=3)),
        ('Jura 400 Feed', 1500, 1250, 1600, dict(kind='drum')),
        ('Jura Coil 40', 900, 700, 1100, dict(kind='coil')),
        ('Jura Stack 6', 6600, 480, 1050, dict(kind='stack'))],
    'napf': [
        ('Napf J1', 420, 380, 660, dict(kind='inkjet')),
        ('Napf H2', 360, 300, 520, dict(kind='stamp')),
        ('Napf L5', 980, 760, 1550, dict(kind='laser'))],
    'albis': [
        ('Albis 64', 310, 250, 90, dict(kind='tablet')),
        ('Albis 420', 430, 330, 180, dict(kind='bench')),
        ('Albis 900', 600, 800, 1900, dict(kind='rack')),
        ('Albis 950 HV', 600, 800, 1900, dict(kind='rack', hv=True)),
        ('Albis Board', 3200, 1200, 1650, dict(kind='board'))],
    'uetli': [
        ('Uetli H10', 230, 120, 180, dict(kind='height')),
        ('Uetli P1000', 420, 200, 190, dict(kind='pull')),
        ('Uetli M4', 780, 560, 520, dict(kind='lab')),
        ('Uetli V360', 320, 280, 260, dict(kind='vision'))],
}


class Options(SimpleNamespace):
    """What a machine carries; what is not said is absent."""

    def __getattr__(self, name):
        return None


def slug_of(name):
    return name.lower().replace(' ', '-')


MACHINES = {slug_of(name): SimpleNamespace(slug=slug_of(name), name=name, family=family, length=length / 1000, depth=depth / 1000,
                                           height=height / 1000, has=Options(**has))
            for family, rows in _ROWS.items() for name, length, depth, height, has in rows}
# one picture a family for the tiles of categories: a machine of the family with the family's name alone on its plate
FAMILIES = {family: SimpleNamespace(**{**vars(MACHINES[slug]), 'slug': family, 'name': family.capitalize()})
            for family, slug in (('albis', 'albis-board'), ('emme', 'emme-320'), ('jura', 'jura-60-feed'), ('reuss', 'reuss-520'), ('sihl', 'sihl-205'),
                                 ('tamina', 'tamina-60-auto'))}
VIEWS = ('front', 'detail', 'side')
WITHOUT = {'lorze-10'}  # the one product that shows what a page without pictures is like


def picture_name(slug, view):
    return f'machine-{slug}' + ('' if view == 'front' else f'-{view}') + '.webp'
