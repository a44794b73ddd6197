interface Store<K, V> {
  get(key: K): V | undefined;
  has(key: K): boolean;
  set(key: K, value: V): unknown;
}

/** What a map holds under a key; made, and put there, the first time that it is asked for. */
export function remembered<K, V>(store: Store<K, V>, key: K, make: () => V): V {
  const known = store.get(key);
  if (known !== undefined || store.has(key)) return known as V;
  const made = make();
  store.set(key, made);
  return made;
}

/** The same for a map that anybody's requests fill: it begins anew when it holds `most`. */
export function rememberedUpTo<K, V>(most: number, map: Map<K, V>, key: K, make: () => V): V {
  return remembered(map, key, () => {
    if (map.size >= most) map.clear();
    return make();
  });
}
