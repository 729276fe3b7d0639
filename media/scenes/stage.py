"""Where a scene is taken: a ground, a panelled wall behind the subject and the lamps, all in the width of what the camera sees."""
from collections import namedtuple
from kit import box, lamp, moved
from kit.studio import close_up, sky

# ground and wall paints; sky at the horizon and above; then power and colour of key, top, rim and of the glow on the wall
Mood = namedtuple('Mood', 'ground wall sky key top rim glow')
SHEET = .0005  # the ground lies so much lower, so that the top of a bench may lie on it
WARM, COOL, COPPER, BLUE, WHITE = (1, .93, .85), (.86, .93, 1), (1, .58, .32), (.50, .70, 1), (1, 1, 1)
MOODS = {
    'day': Mood('ground_light', 'light', (.30, .8), (13, WARM), (14, WHITE), (8, COOL), (6, WHITE)),
    'paper': Mood('ground_paper', 'ground_paper', (.4, .9), (15, WARM), (13, WHITE), (8, COOL), (9, WHITE)),
    'lab': Mood('ground_light', 'white', (.4, .9), (11, COOL), (22, WHITE), (8, WARM), (16, COOL)),
    'slate': Mood('ground_slate', 'ground_slate', (.16, .5), (26, WARM), (26, COOL), (22, COOL), (14, COOL)),
    'dusk': Mood('ground_dark', 'ground_dark', (.06, .34), (40, WARM), (42, COOL), (52, COPPER), (46, COPPER)),
    'night': Mood('ground_dark', 'ground_dark', (.05, .26), (26, COOL), (40, BLUE), (48, BLUE), (44, BLUE)),
    'copper': Mood('ground_warm', 'ground_warm', (.06, .32), (42, WARM), (36, COPPER), (50, WARM), (50, COPPER)),
    'wood': Mood('ground_wood', 'ground_slate', (.22, .6), (22, WARM), (20, WHITE), (16, COOL), (16, WARM)),
}


def take(mood, target, azimuth, elevation, distance, size, lens=80, aperture=8, depth=1.6, ground=0., key=-1, wall=True):
    """Builds the surroundings of a subject around the camera's direction, lights them and sets the camera.
    depth: how far the wall stands behind, in widths of the frame; key: -1 from the left, 1 from the right."""
    f, m = distance * 36 / lens, MOODS[mood]
    sky(((0, m.sky[0] * .6), (.5, m.sky[0]), (.62, m.sky[0] * 1.4), (1, m.sky[1])), .6)
    with moved((target[0], target[1], ground), (0, 0, azimuth)):
        z, back = target[2] - ground, depth * f
        box((f * 60, f * 60, f * .1), (0, 0, -f * .05 - SHEET), m.ground, fit=False)
        for k in range(-6, 7) if wall else ():
            box((f * .695, f * .1, f * 8), (k * f * .7 + f * .2, back + f * .05, f * 4), m.wall, f * .006, fit=False)
        lamp((key * f * 1.1, -f * 1.1, z + f * 1.25), (0, 0, z), (f * .7, f * .9), m.key[0] * f * f, m.key[1])
        lamp((0, f * .35, z + f * 1.5), (0, 0, z), (f * 2, f * .8), m.top[0] * f * f, m.top[1])
        lamp((-key * f * 1.25, f * .75, z + f * .6), (0, 0, z), (f * .3, f * 1.2), m.rim[0] * f * f, m.rim[1])
        if wall:
            lamp((key * f * .4, back - f * .45, f * .03), (key * f * .2, back, f * .8), (f * 1.6, f * .12), m.glow[0] * f * f, m.glow[1])
    close_up(target, azimuth, elevation, distance, size, lens, aperture)
