import type { Schema } from './document.ts';

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '2026-01-31T09:00:00.000Z',
  date: '2004-05-06',
  email: 'student@example.test',
  uuid: '0b7f6a52-6a0e-4a57-9a30-0d8b6f1f2c11',
};

/** A value that has a schema's shape, for people to read. */
export function exampleOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return exampleOf(schema.anyOf[0] ?? {});
  if (schema.type === 'object') {
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, part]) => [name, exampleOf(part)]),
    );
  }
  if (schema.type === 'array') return schema.items ? [exampleOf(schema.items)] : [];
  if (schema.type === 'integer' || schema.type === 'number') {
    return Math.max(schema.minimum ?? 0, 1);
  }
  if (schema.type === 'boolean') return true;
  if (schema.type === 'null') return null;
  return FORMATS[schema.format ?? ''] ?? 'text';
}

/** A schema's type in a few words, such as `list of integer` or `string, or null`. */
export function typeOf(schema: Schema): string {
  if (schema.enum) return schema.enum.map(String).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(', or ');
  if (schema.type === 'array') return `list of ${typeOf(schema.items ?? {})}`;
  return [schema.type ?? 'anything', schema.format].filter(Boolean).join(', ');
}

export interface Field {
  /** Path within the value, such as `orders[].id`. */
  readonly path: string;
  readonly type: string;
  readonly required: boolean;
}

/** Every field of a schema, the inner ones below the outer. */
export function fieldsOf(schema: Schema, prefix = ''): Field[] {
  const inner =
    schema.anyOf?.find((one) => one.type === 'object' || one.type === 'array') ?? schema;
  if (inner.type === 'array' && inner.items) return fieldsOf(inner.items, `${prefix}[]`);
  return Object.entries(inner.properties ?? {}).flatMap(([name, part]) => {
    const path = prefix === '' ? name : `${prefix}.${name}`;
    const required = inner.required?.includes(name) ?? false;
    return [{ path, type: typeOf(part), required }, ...fieldsOf(part, path)];
  });
}
