import type { LogLevel } from './settings/config.ts';

export type LogFields = Readonly<Record<string, unknown>>;

/** Writes one line for one event: what happened in plain words, and the facts as fields. */
export type Log = {
  readonly debug: (message: string, fields?: LogFields) => void;
  readonly info: (message: string, fields?: LogFields) => void;
  readonly warn: (message: string, fields?: LogFields) => void;
  readonly error: (message: string, fields?: LogFields) => void;
};

type Settings = {
  readonly level: LogLevel;
  /** One JSON object a line, for machines; otherwise text for a person. */
  readonly json: boolean;
  readonly write?: (line: string) => void;
  /** The id of the request that is being served. */
  readonly requestId?: () => string | undefined;
};

const weight = { debug: 10, info: 20, warn: 30, error: 40, silent: 99 } as const;

/**
 * Makes the log. It goes to standard error: standard output carries the one line that names the address.
 * No field can start a new line or move a terminal's cursor, whatever a visitor puts into it.
 */
export function createLog(settings: Settings): Log {
  const {
    level,
    json,
    write = (line) => void process.stderr.write(line),
    requestId = () => undefined,
  } = settings;
  const compose = json ? jsonLine : textLine;
  const at = (name: Exclude<LogLevel, 'silent'>) => {
    if (weight[name] < weight[level]) return () => {};
    const writeEntry = (message: string, fields: LogFields = {}) => {
      const request = requestId();
      write(`${compose(name, message, request ? { ...fields, request } : fields)}\n`);
    };
    return weight[name] < weight.warn ? writeEntry : foldRepeated(writeEntry);
  };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** An error that repeats with every request is logged once, then counted in a line every so often. */
const foldMs = 10_000;
/** Fields that make two events of one message different; the others only say where or for whom. */
const distinguishingFields = ['error', 'operation', 'name', 'code', 'kind'];
const getText = (field: unknown) => (field instanceof Error ? field.message : String(field ?? ''));
/** How many different messages are watched at a time. */
const maxFolded = 500;

function foldRepeated(writeEntry: (message: string, fields?: LogFields) => void) {
  const folded = new Map<string, { times: number; last: LogFields }>();

  function unfold(key: string, message: string): void {
    const { times = 0, last } = folded.get(key) ?? {};
    folded.delete(key);
    if (times > 0) writeEntry(`${message}, ${times} times more in ${foldMs / 1000} s`, last);
  }

  return (message: string, fields: LogFields = {}) => {
    const key = [message, ...distinguishingFields.map((name) => getText(fields[name]))].join('\n');
    const known = folded.get(key);
    if (known) {
      known.times += 1;
      known.last = fields;
      return;
    }
    writeEntry(message, fields);
    if (folded.size >= maxFolded) return;
    folded.set(key, { times: 0, last: fields });
    setTimeout(unfold, foldMs, key, message).unref();
  };
}

function jsonLine(level: string, message: string, fields: LogFields): string {
  return printable(json({ time: new Date().toISOString(), level, message, ...plain(fields) }));
}

/** For a person, the stack of an error stands indented on lines of its own. */
function textLine(level: string, message: string, fields: LogFields): string {
  const facts = Object.entries(fields).filter(([, value]) => !(value instanceof Error));
  const errors = Object.values(fields).filter((value) => value instanceof Error);
  const first = [
    new Date().toISOString().slice(11, 19),
    level.padEnd(5),
    message,
    ...facts.map(([key, value]) => `${key}=${json(value)}`),
  ].join(' ');
  const stacks = errors.flatMap((error) => String(error.stack).split('\n'));
  return [printable(first), ...stacks.map((line) => `    ${printable(line)}`)].join('\n');
}

/** Errors have no enumerable properties: JSON would show them as `{}`. */
function plain(fields: LogFields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      value instanceof Error
        ? {
            name: value.name,
            message: value.message,
            stack: value.stack,
            cause: value.cause && String(value.cause),
          }
        : value,
    ]),
  );
}

function json(value: unknown): string {
  return (
    JSON.stringify(value, (_, inner) => (typeof inner === 'bigint' ? String(inner) : inner)) ?? 'undefined'
  );
}

/** JSON leaves DEL, the C1 controls and the Unicode line and direction marks as they are; a log must not. */
function printable(text: string): string {
  return text.replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to take out
    /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
