import { useEffect, useState } from 'react';

const SHOWN_MS = 3000;

/** A message for three seconds, longer while the pointer is on it. */
export const SignInToast = ({ text }: { text: string }) => {
  const [isHovered, setIsHovered] = useState(false);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (isHovered) return;
    const timer = setTimeout(() => setIsOver(true), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHovered]);
  if (isOver) return null;
  return (
    <div
      className="toast"
      role="alert"
      onMouseEnter={() => setIsHovered(true)}
      onMouseLeave={() => setIsHovered(false)}
    >
      {text}
    </div>
  );
};
