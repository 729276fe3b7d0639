import * as v from 'valibot';
import { findMachines } from '../catalogue/find-machines.ts';
import { getMachine } from '../catalogue/get-machine.ts';
import type { Reading, Sources } from '../catalogue/sources.ts';
import { convert, getAttributes, getClasses } from '../catalogue/vocabulary.ts';
import { convertInput, country, findInput, language, machineInput } from '../schema/inputs.ts';
import { attributeList, classList, conversion, machine, machineList } from '../schema/outputs.ts';

const base = '/api/catalogue/v1';

type Endpoint = {
  /** Below the base; `{slug}` is variable. */
  readonly path: string;
  readonly id: string;
  readonly summary: string;
  readonly input: v.GenericSchema<unknown, Record<string, unknown>>;
  readonly output: v.GenericSchema;
  /** For each parameter a value that exists in the sample company. */
  readonly example: Readonly<Record<string, string>>;
  readonly answer: (sources: Sources, input: never, reading: Reading) => Promise<unknown>;
};

function endpoint<Input extends Record<string, unknown>>(
  declared: Omit<Endpoint, 'input' | 'answer'> & {
    input: v.GenericSchema<unknown, Input>;
    answer: (sources: Sources, input: Input, reading: Reading) => Promise<unknown>;
  },
): Endpoint {
  return declared as Endpoint;
}

/** Every endpoint of the API; its OpenAPI document is generated from this list. */
export const endpoints: readonly Endpoint[] = [
  endpoint({
    path: '/classes',
    id: 'listClasses',
    summary: 'Classes of machines, those above before those below',
    input: v.strictObject({ language: v.optional(language) }),
    output: classList,
    example: { language: 'en' },
    answer: (sources, _, reading) => getClasses(sources, reading),
  }),
  endpoint({
    path: '/attributes',
    id: 'listAttributes',
    summary: 'What technical data are about, with the unit of each',
    input: v.strictObject({ language: v.optional(language) }),
    output: attributeList,
    example: { language: 'de' },
    answer: (sources, _, reading) => getAttributes(sources, reading),
  }),
  endpoint({
    path: '/machines',
    id: 'findMachines',
    summary: 'Machines that do all that is asked',
    input: findInput,
    output: machineList,
    example: { text: 'crimp 0.35 mm²', limit: '3', language: 'en' },
    answer: findMachines,
  }),
  endpoint({
    path: '/machines/{slug}',
    id: 'getMachine',
    summary: 'One machine with all its technical data',
    input: v.strictObject({ ...machineInput.entries, country: v.optional(country) }),
    output: machine,
    example: { slug: 'reuss-455', system: 'metric' },
    answer: getMachine,
  }),
  endpoint({
    path: '/units/convert',
    id: 'convertQuantity',
    summary: 'A quantity in both systems of units',
    input: convertInput,
    output: conversion,
    example: { value: '22 AWG' },
    answer: (sources, { value }, reading) => convert(sources, value, reading),
  }),
];

/** The endpoint of an address, with the value of its variable. */
export function findEndpoint(pathname: string): { endpoint: Endpoint; slug: string | undefined } | undefined {
  if (!pathname.startsWith(`${base}/`)) return undefined;
  const path = pathname.slice(base.length);
  const exact = endpoints.find((one) => one.path === path);
  if (exact) return { endpoint: exact, slug: undefined };
  const slug = /^\/machines\/([^/]+)$/.exec(path)?.[1];
  const open = endpoints.find((one) => one.path === '/machines/{slug}');
  return slug !== undefined && open ? { endpoint: open, slug } : undefined;
}

export { base };
