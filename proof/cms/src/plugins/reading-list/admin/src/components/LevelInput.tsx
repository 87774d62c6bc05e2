import {Field, SingleSelect, SingleSelectOption} from '@strapi/design-system';
import {useField, useFocusInputField, type InputProps} from '@strapi/strapi/admin';

const LEVELS = ['Beginner', 'Intermediate', 'Advanced'];

interface LevelInputProps extends Pick<InputProps, 'name' | 'label' | 'hint' | 'labelAction' | 'required' | 'disabled'> {
  attribute: {options?: {hasExpert?: boolean}};
}

export const LevelInput = ({name = '', label, hint, labelAction, required, disabled, attribute}: Partial<LevelInputProps>) => {
  const {value, error, onChange} = useField<string | null>(name);
  const ref = useFocusInputField<HTMLInputElement>(name);
  const levels = attribute?.options?.hasExpert ? [...LEVELS, 'Expert'] : LEVELS;

  return (
    <Field.Root name={name} id={name} error={error} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <SingleSelect
        ref={ref}
        value={value ?? ''}
        placeholder="Choose a level"
        disabled={disabled}
        onChange={(level) => onChange(name, String(level))}
        onClear={() => onChange(name, null)}
      >
        {levels.map((level) => (
          <SingleSelectOption key={level} value={level}>
            {level}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
};
