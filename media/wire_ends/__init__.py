"""All wire ends by name; a name is that of its picture, `wire-end-<name>.webp`."""
from wire_ends import bare, crimped, joined, sequence, shielded

ENDS = {
    'stripped': bare.stripped, 'half-strip': bare.half_stripped, 'window-strip': bare.window_stripped, 'twisted': bare.twisted_end,
    'tinned': bare.tinned, 'slit': bare.slit, 'marked': bare.marked, 'sheathed': bare.sheathed, 'battery-cable': bare.battery_cable,
    'crimped': crimped.crimped, 'sealed': crimped.sealed, 'double-crimp': crimped.double_crimped, 'closed-lug': crimped.closed_lug,
    'turned-pin': crimped.turned_pin, 'ferrule-square': crimped.ferrule, 'ferrule-trapezoid': crimped.ferrule_trapezoid,
    'ferrule-hexagonal': crimped.ferrule_hexagonal,
    'coax': shielded.coax, 'braid-folded': shielded.braid_folded, 'braid-taped': shielded.braid_taped, 'foil-cut': shielded.foil_cut,
    'high-voltage': shielded.high_voltage, 'twisted-pair': shielded.paired,
    'splice': joined.spliced, 'butt-connector': joined.butt_connected, 'shrink-sleeve': joined.shrink_sleeved,
    'raw': sequence.raw, 'finished': sequence.finished,
}
