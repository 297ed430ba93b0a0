/** The same function, which computes the value of each object once. The values go with their objects. */
export const cached = <Key extends object, Value>(compute: (key: Key) => Value) => {
  const values = new WeakMap<Key, Value>();
  return (key: Key): Value => {
    const value = values.get(key) ?? compute(key);
    values.set(key, value);
    return value;
  };
};
