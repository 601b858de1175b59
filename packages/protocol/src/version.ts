/** Said in `connected` and in every HTTP answer (`maru-protocol`). Grows when something old stops being understood. */
export const PROTOCOL_VERSION = 1;
