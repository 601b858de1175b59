import ipaddr from "ipaddr.js";

/** All that is routed in the world today lies in here. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR("2000::/3");
/** Set aside for measurements inside networks. */
const BENCHMARKS = ipaddr.IPv4.parseCIDR("198.18.0.0/15");

/**
 * Whether an address belongs to the public internet. Everything that is not certain to (private, loopback,
 * link-local, mapped, tunnelled, reserved) is refused.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv6) {
    if (parsed.isIPv4MappedAddress()) return isPublicAddress(parsed.toIPv4Address().toString());
    return parsed.range() === "unicast" && parsed.match(GLOBAL_UNICAST);
  }
  return parsed.range() === "unicast" && !(parsed as ipaddr.IPv4).match(BENCHMARKS);
}
