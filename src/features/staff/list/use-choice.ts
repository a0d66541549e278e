import { useSearchParams } from 'react-router-dom';

/**
 * One of a few values in the address (`?name=value`), so that a reload and Back keep it.
 * @param values the first one is the default, which the address leaves out
 */
export function useChoice<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): readonly [Value, (value: Value) => void] {
  const [parameters, setParameters] = useSearchParams();
  const [standard] = values;
  const chosen = values.find((one) => one === parameters.get(name)) ?? standard;
  const choose = (value: Value) =>
    setParameters(
      (last) => {
        const next = new URLSearchParams(last);
        if (value === standard) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return [chosen, choose];
}
