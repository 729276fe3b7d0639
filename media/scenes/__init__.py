"""Scenes by their names: those of services by the slug, those of stories by their subject."""
from . import services_parts, services_plant, stories

SCENES = {name.replace('_', '-'): scene for module in (services_parts, services_plant, stories)
          for name, scene in vars(module).items()
          if callable(scene) and scene.__module__ == module.__name__ and not name.startswith('_')}
