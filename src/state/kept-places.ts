/** Where lists were left, by the entry of the browser's history. */
export interface KeptPlaces<Place> {
  readonly recall: (key: string) => Place | undefined;
  readonly keep: (key: string, place: Place) => void;
}

/** Keeps so many places while the page lives; the one that was left longest ago is forgotten. */
export function keptPlaces<Place>(most: number): KeptPlaces<Place> {
  const places = new Map<string, Place>();
  return {
    recall: (key) => places.get(key),
    keep(key, place) {
      places.delete(key);
      places.set(key, place);
      const [oldest] = places.keys();
      if (places.size > most && oldest !== undefined) places.delete(oldest);
    },
  };
}
