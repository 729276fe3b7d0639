"""The same lead before and after the machine, by night and from one place: raw wire, and its end sealed and crimped."""
from kit import moved, turned
from wire_ends.parts import CORE, R, conductor, insulated, terminal

LIFT = 1.0
SHOT = dict(target=(-.24, 0, LIFT + .08), azimuth=-20, elevation=15, distance=6.0, lens=76, aperture=4.5, night=True)


def _nozzle(x=-1.15):
    """The guide that the machine feeds the wire through."""
    with moved((x, 0, 0)):
        turned([(R * 1.12, -.5), (R * 3.0, -.5), (R * 3.0, -.16), (R * 2.2, -.10), (R * 1.5, .16), (R * 1.3, .18), (R * 1.12, .17), (R * 1.12, -.5)], 'X', colour='steel', segments=96)
        turned([(R * 3.0, -.42), (R * 3.3, -.40), (R * 3.3, -.30), (R * 3.0, -.28)], 'X', colour='accent', segments=96)


def raw():
    with moved((0, 0, LIFT)):
        _nozzle()
        insulated(.52)
        conductor(.45, .523, R * CORE, ragged=.001)
    return SHOT


def finished():
    with moved((0, 0, LIFT)):
        _nozzle()
        with moved((.05, 0, 0)):
            terminal(R, 'wire_orange', 'silicone')
    return SHOT
