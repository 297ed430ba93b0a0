import { embedded } from './databases.mjs';
import { BASE, PASSWORD, signIn, startProduct } from './product.mjs';

/**
 * Runs a part against a server of its own, with sample content.
 *
 * @param {(told: { base: string, password: string, headers: object, entries: object, pid: number, withNews: (count: number) => Promise<object> }) => Promise<unknown>} part -
 *   `withNews` starts the server again with so many news, and signs in again
 */
export const onOwnServer = async (part) => {
  const database = await embedded();
  let product = await startProduct(database.place);
  const told = async () => ({
    base: BASE,
    password: PASSWORD,
    pid: product.pid,
    product,
    ...(await signIn()),
  });
  const withNews = async (count) => {
    await product.stop();
    await database.fillUp(count);
    product = await startProduct(database.place);
    return await told();
  };
  try {
    return await part({ ...(await told()), withNews });
  } finally {
    await product.stop();
    await database.remove();
  }
};
