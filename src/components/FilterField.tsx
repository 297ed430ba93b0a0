import { type ReactNode, useId } from 'react';

/** What joins a control to the words around it. */
export interface FilterControl {
  id: string;
  'aria-describedby': string | undefined;
}

interface FilterFieldProps {
  label: string;
  /** Says under the control more of what is chosen there. */
  told?: string;
  /** How wide it is, by its name in `filterStyles`. */
  width: 'day' | 'choice';
  children: (control: FilterControl) => ReactNode;
}

/** A control over a list with its name in the border: plain elements with the theme's look, since MUI's are a dozen components each. */
export const FilterField = ({ label, told, width, children }: FilterFieldProps) => {
  const id = useId();
  const toldId = `${id}-told`;
  return (
    <div className={`filter ${width}`}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': told ? toldId : undefined })}
      {told && <p id={toldId}>{told}</p>}
    </div>
  );
};
