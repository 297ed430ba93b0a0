import type { ComponentProps, ReactNode } from 'react';

interface IconProps extends ComponentProps<'svg'> {
  fontSize?: 'inherit' | 'small' | 'medium' | 'large';
  /** MUI's parts hand these to any icon. */
  ownerState?: unknown;
  color?: string;
}

const sizeClass = { inherit: 'Inherit', small: 'Small', medium: 'Medium', large: 'Large' };

/**
 * Stands in for the function of the same use in MUI (vite.config.ts), whose icons are five components each with styles of their own: a
 * list has fifty. These are plain, and their look is the theme's (`plainStyles`).
 */
const createIcon =
  (shape: ReactNode) =>
  ({ fontSize = 'medium', className = '', ownerState: _, color: _colour, ...props }: IconProps) => (
    <svg
      className={`MuiSvgIcon-root MuiSvgIcon-fontSize${sizeClass[fontSize]} ${className}`}
      viewBox="0 0 24 24"
      focusable="false"
      aria-hidden
      {...props}
    >
      {shape}
    </svg>
  );

// biome-ignore lint/style/noDefaultExport: takes the place of a module with one
export default createIcon;
