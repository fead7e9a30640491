package app.vitrine.portal;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
