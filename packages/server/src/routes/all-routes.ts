import {
  ALIAS_ROUTES,
  type AliasName,
  OPERATION_ROUTES,
  type OperationName,
  ROUTES,
  type RouteName,
  type RouteSpec,
} from "@maru/protocol";

export type AnyRouteName = RouteName | AliasName | OperationName;

/** Everything that is served, in the order in which addresses are tried. */
export const ALL_ROUTES: Readonly<Record<AnyRouteName, RouteSpec>> = {
  ...OPERATION_ROUTES,
  ...ROUTES,
  ...ALIAS_ROUTES,
};
