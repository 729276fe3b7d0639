"""Where things stand: a stack of moved frames. X is right, Y is back (the front looks to -Y), Z is up, metres."""
import math
import bpy
from mathutils import Euler, Matrix, Vector

_frames = [Matrix.Identity(4)]


def transform(at=(0, 0, 0), turn=(0, 0, 0)):
    """Matrix of a place and of a turn in degrees about X, Y and Z."""
    return Matrix.Translation(at) @ Euler([math.radians(a) for a in turn]).to_matrix().to_4x4()


class moved:
    """with moved((x, y, z), (rx, ry, rz)): everything built inside stands in that frame."""

    def __init__(self, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
        self.matrix = transform(at, turn) @ Matrix.Scale(scale, 4)

    def __enter__(self):
        _frames.append(_frames[-1] @ self.matrix)

    def __exit__(self, *_):
        _frames.pop()


def place(ob, at=(0, 0, 0), turn=(0, 0, 0), fit=True):
    """Puts an object into the scene, in the current frame; fit=False keeps it out of the camera's framing."""
    bpy.context.scene.collection.objects.link(ob)
    ob.matrix_world = _frames[-1] @ transform(at, turn)
    if not fit:
        ob['unfitted'] = 1
    return ob


def toward(direction):
    """Turn matrix that points +X along a direction."""
    return Vector(direction).normalized().to_track_quat('X', 'Z').to_matrix().to_4x4()
