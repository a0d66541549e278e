import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  type babelTypes,
  builtinHandlers,
  builtinResolvers,
  type Handler,
  makeFsImporter,
  type NodePath,
  parse,
  type PropDescriptor,
  utils,
} from 'react-docgen';
import type { Plugin } from 'vite';
import type { PropDocs } from '#src/ui/docs/prop-docs.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** `Button.docs.tsx?props` has the properties of the component in `Button.tsx`. */
const QUERY = /\.docs\.tsx\?props$/;

/** Resolves the app's own files only: the properties of native elements are not listed. */
function ownFile(source: string, folder: string): string {
  if (source.startsWith('#')) return join(ROOT, source.slice(1));
  if (source.startsWith('.')) return join(folder, source);
  throw Object.assign(new Error(`A package: ${source}`), { code: 'MODULE_NOT_FOUND' });
}

/** Reads the properties of a component from their types, those of each member of a union too. */
const readProperties: Handler = (documentation, component) => {
  const read = (property: NodePath): void => {
    const annotation =
      property.isTSPropertySignature() && utils.getTypeAnnotation<babelTypes.TSType>(property);
    const name = annotation && utils.getPropertyName(property);
    if (!name) return;
    const prop = documentation.getPropDescriptor(name);
    prop.required = !property.node.optional;
    prop.tsType = utils.getTSType(annotation);
    prop.type = { name: 'custom', raw: utils.printValue(annotation) };
    utils.setPropDescription(documentation, property);
  };
  for (const type of utils.getTypeFromReactComponent(component)) {
    const whole = utils.resolveGenericTypeAnnotation(type) ?? type;
    for (const part of whole.isTSUnionType() ? whole.get('types') : [whole])
      utils.applyToTypeProperties(documentation, part, read, null);
  }
};

/** The source text of each value of a union of literals; undefined for other types. */
function valuesOf(type: PropDescriptor['tsType']): readonly string[] | undefined {
  if (!type) return undefined;
  const members = 'elements' in type ? type.elements : [type];
  const values = members.flatMap((member) =>
    member.name === 'literal' && 'value' in member ? [member.value] : [],
  );
  const others = members.filter(({ name }) => name !== 'literal' && name !== 'undefined');
  return others.length === 0 && values.length > 0 ? values : undefined;
}

/** What an optional property may be anyway. */
const OR_UNDEFINED = /^\(?(.+?)\)? \| undefined$/;

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

const describe = ([name, prop]: [string, PropDescriptor]): PropDocs => {
  const values = valuesOf(prop.tsType);
  const type = inOneLine(prop.type?.raw ?? '');
  return {
    name,
    type: values?.join(' | ') ?? (prop.required ? type : type.replace(OR_UNDEFINED, '$1')),
    values: values?.map((value) => (value.startsWith("'") ? value.slice(1, -1) : Number(value))),
    meaning: inOneLine(prop.description ?? ''),
    required: prop.required === true,
    default: prop.defaultValue && String(prop.defaultValue.value),
  };
};

/** Reads the own properties of the component in a file, in the order of their types. */
export async function readProps(file: string): Promise<readonly PropDocs[]> {
  const [component] = parse(await readFile(file), {
    filename: file,
    // A new one each time: it keeps what it has read.
    importer: makeFsImporter(ownFile),
    resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
    handlers: [readProperties, builtinHandlers.defaultPropsHandler],
    babelOptions: { babelrc: false, configFile: false },
  });
  return Object.entries(component?.props ?? {})
    .filter(([, { type }]) => type !== undefined)
    .map(describe);
}

/** Gives the UI kit the properties of its components as modules, read from the types and their comments. */
export function propDocs(): Plugin {
  return {
    name: 'prop-docs',
    load: {
      filter: { id: QUERY },
      async handler(id) {
        const file = id.replace(QUERY, '.tsx');
        this.addWatchFile(file);
        return `export default ${JSON.stringify(await readProps(file))};`;
      },
    },
  };
}
