import type * as v from 'valibot';
import { checkFit } from '../catalogue/check-fit.ts';
import { compareMachines } from '../catalogue/compare-machines.ts';
import { draftEnquiry } from '../catalogue/draft-enquiry.ts';
import { findLocations } from '../catalogue/find-locations.ts';
import { findMachines } from '../catalogue/find-machines.ts';
import { getMachine } from '../catalogue/get-machine.ts';
import type { Reading, Sources } from '../catalogue/sources.ts';
import { convert } from '../catalogue/vocabulary.ts';
import {
  compareInput,
  convertInput,
  documentsInput,
  draftInput,
  findInput,
  fitInput,
  locationInput,
  machineInput,
} from '../schema/inputs.ts';
import {
  comparison,
  conversion,
  documentList,
  draft,
  fit,
  locationList,
  machine,
  machineList,
} from '../schema/outputs.ts';

export type Tool = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: v.GenericSchema<unknown, Record<string, unknown>>;
  readonly output: v.GenericSchema;
  readonly call: (sources: Sources, input: never, reading: Reading) => Promise<object>;
};

function tool<Input extends Record<string, unknown>>(
  declared: Omit<Tool, 'input' | 'call'> & {
    input: v.GenericSchema<unknown, Input>;
    call: (sources: Sources, input: Input, reading: Reading) => Promise<object>;
  },
): Tool {
  return declared as Tool;
}

/** The tools for assistants. Every tool only reads: an enquiry becomes a link that the person opens and sends. */
export const tools: readonly Tool[] = [
  tool({
    name: 'find_machines',
    title: 'Find machines',
    description:
      'Finds machines that cover all given values, for example a wire cross-section of 0.35 mm². Put quantities into `requirements` where you know the attribute, else into `text`. The smallest machine that does it comes first.',
    input: findInput,
    output: machineList,
    call: findMachines,
  }),
  tool({
    name: 'get_machine',
    title: 'Get a machine',
    description: 'All technical data of one machine, with numbers and units, its variants and documents.',
    input: machineInput,
    output: machine,
    call: getMachine,
  }),
  tool({
    name: 'compare_machines',
    title: 'Compare machines',
    description:
      'In what two to six machines differ, row by row, and a link to the page that shows the whole comparison.',
    input: compareInput,
    output: comparison,
    call: compareMachines,
  }),
  tool({
    name: 'convert',
    title: 'Convert a quantity',
    description: 'A quantity in metric and imperial units, wire gauges included: 22 AWG is 0.35 mm².',
    input: convertInput,
    output: conversion,
    call: (sources, { value }, reading) => convert(sources, value, reading),
  }),
  tool({
    name: 'check_fit',
    title: 'Check which machines make wires',
    description:
      'Holds up to fifty wires, each with its cross-section, length and two ends, against the data sheets of machines. `all`: the machine makes the wire from the spool; `step`: it takes the wire and does some of the steps; `check`: a value is not in its data sheet, so a person has to say; `cannot`: it does not take the wire or does none of the steps.',
    input: fitInput,
    output: fit,
    call: checkFit,
  }),
  tool({
    name: 'find_service_location',
    title: 'Find who looks after a country',
    description: 'The locations that sell and service in a country, with address, phone and languages.',
    input: locationInput,
    output: locationList,
    call: (sources, { country }) => findLocations(sources, country),
  }),
  tool({
    name: 'find_documents',
    title: 'Find documents of a machine',
    description: 'Brochures, data sheets and declarations of a machine that everybody may download.',
    input: documentsInput,
    output: documentList,
    call: async (sources, { slug }, reading) => ({
      documents: (await getMachine(sources, { slug }, reading)).documents,
    }),
  }),
  tool({
    name: 'draft_enquiry',
    title: 'Draft an enquiry',
    description:
      'Makes a link to the contact form, filled with a message about machines. It sends nothing: give the link to the person, who reads the form, completes it and sends it.',
    input: draftInput,
    output: draft,
    call: draftEnquiry,
  }),
];
