"""Scenes by their names: those of services by the slug, those of stories by their subject."""
from . import services_parts, services_plant, stories, stories_office, stories_plant, stories_wire

SCENES = {name.replace('_', '-'): scene for module in (services_parts, services_plant, stories, stories_plant, stories_wire, stories_office)
          for name, scene in vars(module).items()
          if callable(scene) and scene.__module__ == module.__name__ and not name.startswith('_')}
