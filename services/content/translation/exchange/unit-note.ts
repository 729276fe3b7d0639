import type { UnitNote } from './exchange-file.ts';

/**
 * The place and maximum length of a unit, for translators outside: `Hero, title`, `Cards, items 2, label, at most 200
 * characters`. Entries are numbered, since their ids mean nothing to people.
 */
export function unitNotes(notes: ReadonlyMap<string, UnitNote>): (unit: string) => string {
  const entries = new Map<string, string[]>();
  const numbers = new Map<string, number>();
  for (const unit of notes.keys()) {
    const steps = unit.split('/');
    for (let at = 2; at < steps.length - 1; at += 2) {
      const list = steps.slice(0, at).join('/');
      const known = entries.get(list) ?? [];
      const id = steps[at] ?? '';
      if (!known.includes(id)) known.push(id);
      entries.set(list, known);
      numbers.set(`${list}/${id}`, known.indexOf(id) + 1);
    }
  }
  return (unit) => {
    const { blockType, maxLength } = notes.get(unit) ?? { blockType: null, maxLength: null };
    const steps = blockType ? unit.split('/') : ['', unit];
    const fields = steps.slice(1).map((step, index) => {
      const number = numbers.get(steps.slice(0, index + 2).join('/'));
      return number === undefined ? `, ${inWords(step)}` : ` ${number}`;
    });
    const place = `${inWords(blockType ?? 'page')}${fields.join('')}`;
    const name = `${place.charAt(0).toUpperCase()}${place.slice(1)}`;
    return maxLength === null ? name : `${name}, at most ${maxLength} characters`;
  };
}

/** `textPicture` → `text picture`. */
function inWords(name: string): string {
  return name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
}
