import './signIn.css';

/**
 * Replaces a page whose code could not be fetched: there is nothing on it to lose. It is loaded anew, since an import that has failed
 * fails for as long as the page stands.
 */
export const StartFailure = () => (
  <p className="start-failure" role="alert">
    Не удалось загрузить. Проверьте соединение.{' '}
    <button type="button" onClick={() => window.location.reload()}>
      Повторить
    </button>
  </p>
);
