/** The props of every control: label, value and change handler. */
export type ControlProps<Value> = {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** False: the label adds that the field is optional. */
  readonly required?: boolean | undefined;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};
