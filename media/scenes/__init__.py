"""Scenes by the slug of the service or story that they are made for."""
from . import services, stories_plant, stories_wire
from .machine import WORK

SCENES = {name.replace('_', '-'): scene for module in (services, stories_wire, stories_plant)
          for name, scene in vars(module).items()
          if callable(scene) and getattr(scene, '__module__', '') == module.__name__ and not name.startswith('_')}
