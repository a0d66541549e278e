import { useSearchParams } from 'react-router-dom';

/** A value in the address (`?name=value`), so that a reload and Back keep it; an empty one leaves the address. */
export function useAddressValue(name: string): readonly [string, (value: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const choose = (value: string) =>
    setParameters(
      (last) => {
        const next = new URLSearchParams(last);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return [parameters.get(name) ?? '', choose];
}

/**
 * One of a few values in the address.
 * @param values the first one is the default, which the address leaves out
 */
export function useChoice<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): readonly [Value, (value: Value) => void] {
  const [text, setText] = useAddressValue(name);
  const [standard] = values;
  const chosen = values.find((one) => one === text) ?? standard;
  return [chosen, (value) => setText(value === standard ? '' : value)];
}
