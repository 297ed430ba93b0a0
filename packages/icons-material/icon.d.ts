import type { ComponentProps, ReactElement } from 'react';

/** What an icon takes: the front end draws its own (src/components/createIcon.tsx), which know nothing of MUI's `sx`. */
interface IconProps extends ComponentProps<'svg'> {
  fontSize?: 'inherit' | 'small' | 'medium' | 'large';
}

declare const Icon: (props: IconProps) => ReactElement;
export default Icon;
