/** Why something at a loading bay group is refused. */
export const loadingBayErrors = {
  blackoutHits:
    '%{smart_count} application stands in this time: %{first}. Move or cancel it first. |||| %{smart_count} applications stand in this time, the first is %{first}. Move or cancel them first.',
};
