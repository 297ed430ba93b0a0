import { useTranslate } from 'ra-core';
import { RowFailure } from '../../components/RowFailure.tsx';

interface ChoicesFailedProps {
  /** The input's label. */
  label: string;
  onRetry: () => void;
}

/** Stands under a dropdown whose choices could not be loaded. */
export const ChoicesFailed = ({ label, onRetry }: ChoicesFailedProps) => {
  const translate = useTranslate();
  return (
    <RowFailure
      text={translate('vacancies.choicesFailed')}
      action={translate(label)}
      onRetry={() => onRetry()}
    />
  );
};
