import pg from 'pg';

/** What PostgreSQL reports about a statement that it has parsed. */
export type Description = {
  columns: Record<string, { kind: string; origin: string | undefined; isNotNull: boolean }>;
  /** Types by position: `text`, `int8[]`. */
  parameters: string[];
};

type Field = { name: string; tableID: number; columnID: number; dataTypeID: number };

/** A query of the protocol that pg itself does not offer: parse and describe, without execution. */
class Describe {
  fields: Field[] = [];
  parameters: number[] = [];
  failure: Error | undefined;
  readonly text: string;
  readonly done: Promise<void>;
  private finish!: () => void;

  constructor(text: string) {
    this.text = text;
    this.done = new Promise((resolve) => {
      this.finish = resolve;
    });
  }

  submit(connection: pg.Connection & NodeJS.EventEmitter): void {
    const loud = connection as never as Record<string, (message: unknown) => void>;
    connection.once('parameterDescription', ({ dataTypeIDs }: { dataTypeIDs: number[] }) => {
      this.parameters = dataTypeIDs;
    });
    loud.parse!({ text: this.text });
    loud.describe!({ type: 'S' });
    loud.sync!(undefined);
  }
  handleRowDescription({ fields }: { fields: Field[] }): void {
    this.fields = fields;
  }
  handleError(error: Error): void {
    this.failure = error;
    this.finish();
  }
  handleReadyForQuery(): void {
    this.finish();
  }
}

type Catalogue = { types: Map<number, string>; notNull: Map<string, { origin: string; isNotNull: boolean }> };

/** Creates the function that describes statements of a database. */
export async function createDescriber(client: pg.Client): Promise<(text: string) => Promise<Description>> {
  const catalogue = await readCatalogue(client);
  const kind = (oid: number) => kindOf(oid, catalogue.types.get(oid) ?? 'unknown');
  return async (text) => {
    const question = new Describe(text);
    client.query(question as never);
    await question.done;
    if (question.failure) throw question.failure;
    return {
      columns: Object.fromEntries(
        question.fields.map(({ name, tableID, columnID, dataTypeID }) => {
          const column = catalogue.notNull.get(`${tableID}.${columnID}`);
          return [
            name,
            { kind: kind(dataTypeID), origin: column?.origin, isNotNull: column?.isNotNull ?? false },
          ];
        }),
      ),
      parameters: question.parameters.map(
        (oid) => catalogue.types.get(oid)?.replace(/^_(.*)/, '$1[]') ?? 'unknown',
      ),
    };
  };
}

async function readCatalogue(client: pg.Client): Promise<Catalogue> {
  const types = await client.query<{ oid: number; name: string }>(
    `SELECT type.oid::int4 AS oid, CASE WHEN type.typtype = 'e' THEN 'text' WHEN element.typtype = 'e' THEN '_text'
       ELSE type.typname END AS name
     FROM pg_type type LEFT JOIN pg_type element ON element.oid = type.typelem AND type.typcategory = 'A'`,
  );
  const columns = await client.query<{ key: string; origin: string; isNotNull: boolean }>(
    `SELECT attrelid || '.' || attnum AS key, attrelid::regclass || '.' || attname AS origin, attnotnull AS "isNotNull"
     FROM pg_attribute WHERE attnum > 0 AND NOT attisdropped`,
  );
  return {
    types: new Map(types.rows.map(({ oid, name }) => [oid, name])),
    notNull: new Map(columns.rows.map(({ key, ...column }) => [key, column])),
  };
}

const samples: Record<string, string> = {
  bool: 't',
  date: '2025-11-04',
  timestamp: '2025-11-04 12:00:00',
  timestamptz: '2025-11-04 12:00:00+00',
  bytea: '\\x00',
  json: '{}',
  jsonb: '{}',
};

/** The type that pg's own parsers give a value. */
function kindOf(oid: number, name: string): string {
  if (name === 'json' || name === 'jsonb') return 'json';
  if (name === 'void') return 'string';
  const element = name.startsWith('_') ? name.slice(1) : undefined;
  const sample = samples[element ?? name] ?? '1';
  const value: unknown = pg.types.getTypeParser(oid)(
    element ? `{"${sample.replaceAll('\\', '\\\\')}"}` : sample,
  );
  return Array.isArray(value) ? `${simpleKind(value[0])}[]` : simpleKind(value);
}

function simpleKind(value: unknown): string {
  if (value instanceof Date) return 'Date';
  if (Buffer.isBuffer(value)) return 'Buffer';
  return typeof value;
}
