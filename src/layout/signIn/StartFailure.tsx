import './signIn.css';

/** Shown when the application could not be loaded. It reloads the page, because browsers repeat a failed import as long as the page lives. */
export const StartFailure = () => (
  <p className="start-failure" role="alert">
    Программа не загрузилась. Проверьте соединение.{' '}
    <button type="button" onClick={() => window.location.reload()}>
      Повторить
    </button>
  </p>
);
