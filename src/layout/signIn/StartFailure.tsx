import './signIn.css';

/** Replaces a page whose code could not be fetched: there is nothing on it to lose. */
export const StartFailure = ({ onRetry }: { onRetry: () => void }) => (
  <p className="start-failure" role="alert">
    Не удалось загрузить. Проверьте соединение.{' '}
    <button type="button" onClick={onRetry}>
      Повторить
    </button>
  </p>
);
