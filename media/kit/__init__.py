"""The vocabulary that the machine families are built with."""
from .space import *
from .paint import *
from .solid import *
from .sign import *
from .hardware import *
from .housing import *
from .process import *
from .studio import *
