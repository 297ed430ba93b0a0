import type { ComponentProps } from 'react';

interface SignInFieldProps extends ComponentProps<'input'> {
  id: string;
  label: string;
  error?: string | false;
}

/** The input has no name, so that no browser sends its value in an address. */
export const SignInField = ({ label, error, ...input }: SignInFieldProps) => (
  <>
    <label htmlFor={input.id}>{label}</label>
    <input
      type="text"
      {...input}
      aria-invalid={Boolean(error)}
      aria-describedby={error ? `${input.id}-error` : undefined}
    />
    {error && (
      <p id={`${input.id}-error`} className="error">
        {error}
      </p>
    )}
  </>
);
