/** Photos of displays as auditors see them, and the types that a campaign asks for. */
export {};
