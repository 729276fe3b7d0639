"""Machines and screens as they stand in a scene: every one with a display of its own."""
import importlib
import os
import bpy
from catalogue import MACHINES
from kit import display, moved, picture_paint

WORK = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'work')


def show(picture):
    """Displays built from now on show this picture of the work folder; those that stand keep theirs."""
    shown = bpy.data.materials.get('display')
    if shown:
        shown.name = 'display-shown'
    picture_paint('display', os.path.join(WORK, f'{picture}.png'), lit=True)


def machine(slug, at=(0, 0, 0), turn=0, scale=1.):
    """A machine of the catalogue on its place."""
    show(f'screen-{slug}')
    with moved(at, (0, 0, turn), scale):
        importlib.import_module(f'families.{MACHINES[slug].family}').build(MACHINES[slug])


def monitor(picture, w, h, at, turn=(0, 0, 0)):
    """A screen that shows a picture of the work folder."""
    show(picture)
    display(w, h, at, turn, depth=.02, rim=.006)
